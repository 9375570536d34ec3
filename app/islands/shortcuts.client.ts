import {
  type ShortcutAction,
  type ShortcutKeys,
  shortcutActions,
  shortcutKeysOf,
} from '#contract/core/shortcut-keys.ts'

/** What a key does, among some actions, by the keys of the person that the page came for. */
export function actionOfKey(
  { key }: Pick<KeyboardEvent, 'key'>,
  actions: readonly ShortcutAction[] = shortcutActions,
): ShortcutAction | undefined {
  const changed: Partial<ShortcutKeys> = JSON.parse(document.documentElement.dataset.keys ?? '{}')
  const keys = shortcutKeysOf(changed)
  return actions.find((action) => keys[action] === key)
}
