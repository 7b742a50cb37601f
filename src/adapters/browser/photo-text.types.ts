/** What the worker that reads a photo says: how far it is, of a hundred, and how it ended. */
export type PhotoTextMessage = { readonly progress: number } | { readonly text: string } | { readonly failure: true };
