import { Island } from '#app/islands/island.tsx'
import { useSession, useT } from '#app/shell/page-context.tsx'
import { type ShortcutAction, shortcutKeysOf } from '#contract/core/shortcut-keys.ts'
import MailKeys from '../islands/mail-keys.island.tsx'

/** The actions of mail by keyboard, to the names of their texts. */
const actions: readonly (readonly [ShortcutAction, string])[] = [
  ['mailNext', 'next'],
  ['mailPrevious', 'previous'],
  ['mailArchive', 'archive'],
  ['mailReply', 'reply'],
  ['mailBin', 'bin'],
  ['search', 'search'],
  ['sheet', 'help'],
]

/** The keys of mail, once a script runs, for whoever did not switch keys off. */
export function MailKeyboard() {
  const t = useT('mailbox')
  const { layout } = useSession().user
  if (layout?.shortcuts === 'off') return null
  const keys = shortcutKeysOf(layout?.keys)
  const all = actions
    .filter(([action]) => keys[action] !== '')
    .map(([action, name]) => ({ key: keys[action], action, words: t(`keys.${name}`) }))
  return (
    <Island
      of={MailKeys}
      props={{ title: t('keys.title'), close: t('keys.close'), keys: all }}
      when="idle"
    />
  )
}
