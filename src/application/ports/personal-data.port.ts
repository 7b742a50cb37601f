export interface PersonalData {
  /** Everything that is stored about the signed-in user, as JSON text (R6). */
  export(userId: string, signal?: AbortSignal): Promise<string>;
}
