/** Whether answers are shown in larger letters with more space, as this device remembers it. */
export interface ReadingComfort {
  isWanted(): boolean;
  keep(isWanted: boolean): void;
}
