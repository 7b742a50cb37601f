/** Three ways or more in which pupils ask for a topic, by its id. */
export type Asked = Readonly<Record<string, readonly string[]>>;
