/** The file that a pupil's own data comes in (R6). */
export const DATA_EXPORT_FILE = 'nauka-moje-dane.json';
