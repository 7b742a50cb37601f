/** Longest comment on a question, in characters: as on an answer (S2 §9). */
export const REPORT_COMMENT_MAX_LENGTH = 2_000;
/** How long sending a report may take, in milliseconds (S1 §9.8). */
export const REPORT_TIMEOUT = 30_000;

export const isReportSendable = (comment: string): boolean => comment.trim().length <= REPORT_COMMENT_MAX_LENGTH;
