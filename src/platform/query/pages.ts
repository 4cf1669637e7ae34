/** A page of a list, with the cursor of the next one; null for the last page. */
export interface ListPage<Item> {
  readonly list: readonly Item[]
  readonly next: string | null
}

/** The options that all queries by pages have in common. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: ListPage<unknown>) => next,
}
