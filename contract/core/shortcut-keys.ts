/** What a single key does: the first two everywhere in a firm, the others in mail. */
export const shortcutActions = [
  ...(['search', 'sheet', 'mailNext', 'mailPrevious'] as const),
  ...(['mailArchive', 'mailReply', 'mailBin'] as const),
] as const
export type ShortcutAction = (typeof shortcutActions)[number]

/** The key of each action, as the browser names it; empty where none does it. */
export type ShortcutKeys = Record<ShortcutAction, string>

const usualKeys: ShortcutKeys = {
  search: '/',
  sheet: '?',
  mailNext: 'j',
  mailPrevious: 'k',
  mailArchive: 'e',
  mailReply: 'r',
  mailBin: '#',
}

/** The keys that hold for a person, given what they changed. */
export function shortcutKeysOf(changed: Partial<ShortcutKeys> | undefined): ShortcutKeys {
  return { ...usualKeys, ...changed }
}

/** Actions whose key an action before them has already. */
export function actionsWithTakenKey(keys: ShortcutKeys): ShortcutAction[] {
  return shortcutActions.filter((action, at) => {
    const before = shortcutActions.slice(0, at)
    return keys[action] !== '' && before.some((other) => keys[other] === keys[action])
  })
}
