import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { maxItemsToName, type NamedItem } from '#contract/catalogue/item-words.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import { Id, Language } from '#contract/core/fields.ts'
import type { Draft } from './draft.ts'

/** What items are called in the language of a document, by id; nothing where the language is none. */
export async function namesIn(
  { call, firm: { firmId } }: FirmAccess,
  itemIds: readonly string[],
  spoken: string,
): Promise<Map<string, NamedItem>> {
  const language = Language.safeParse(spoken).data
  const ids = [...new Set(itemIds)].filter((id) => Id.safeParse(id).success)
  if (!language || ids.length === 0) return new Map()
  const { rows } = await call(itemsContract.names, {
    firmId,
    language,
    itemIds: ids.slice(0, maxItemsToName),
  })
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** Items with the names that they have in the language of a document. */
export async function withNames<Named extends { id: string; name: string }>(
  access: FirmAccess,
  items: readonly Named[],
  language: string,
): Promise<Named[]> {
  const names = await namesIn(
    access,
    items.map(({ id }) => id),
    language,
  )
  return items.map((item) => ({ ...item, name: names.get(item.id)?.name ?? item.name }))
}

/**
 * The draft with its items named in its language. A line is named anew while it begins with a name of
 * its item, in whatever language; what somebody wrote in their own words stays.
 */
export async function takeNames(access: FirmAccess, draft: Draft): Promise<Draft> {
  const itemIds = draft.lines.map(({ itemId }) => itemId)
  const names = await namesIn(access, itemIds, draft.language)
  if (names.size === 0) return draft
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const known = names.get(line.itemId)
      const [first = '', ...rest] = line.description.split('\n')
      if (!known?.names.includes(first.trim())) return line
      return { ...line, description: [known.name, ...rest].join('\n') }
    }),
  }
}
