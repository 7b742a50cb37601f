/**
 * A line of a document. A link stands in it as `[words](address)`: `#id` leads to a section of the same document,
 * `/path#id` to another page of the service, `https://…` out of it.
 */
export type Line = string;

export type DocumentBlock =
  | { readonly kind: 'paragraph'; readonly text: Line }
  | { readonly kind: 'list'; readonly items: readonly Line[]; readonly isNumbered?: boolean }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Line[])[];
    }
  /** Who runs the service, by what whoever does has filled in. */
  | { readonly kind: 'operator' }
  /** A letter to copy or to print: what is written, and what is left to be filled in. */
  | { readonly kind: 'form'; readonly intro: Line; readonly fields: readonly string[] };

export interface DocumentSection {
  /** Stands in addresses, and is never changed once a link to it is out. */
  readonly id: string;
  readonly title: string;
  /** The section in one sentence. */
  readonly summary: Line;
  readonly blocks: readonly DocumentBlock[];
}

/** What belongs to a document and is no section of it. */
export type DocumentAnnex = Omit<DocumentSection, 'summary'>;

export interface LegalDocument {
  readonly title: string;
  readonly lead: Line;
  /** The day from which it holds, as `2025-10-14`. */
  readonly effectiveFrom: string;
  readonly sections: readonly DocumentSection[];
  readonly annexes: readonly DocumentAnnex[];
}
