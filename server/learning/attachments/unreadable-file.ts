/** A file that is not what it says, or more than we take. Its message may be shown: it holds nothing of the file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
