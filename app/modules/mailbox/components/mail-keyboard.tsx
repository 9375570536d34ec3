import { Island } from '#app/islands/island.tsx'
import { useT } from '#app/shell/page-context.tsx'
import MailKeys from '../islands/mail-keys.island.tsx'

const keys = {
  j: 'next',
  k: 'previous',
  e: 'archive',
  r: 'reply',
  '#': 'bin',
  '/': 'search',
  '?': 'help',
} as const

/** The keys of mail, once a script runs. */
export function MailKeyboard() {
  const t = useT('mailbox')
  const all = Object.entries(keys).map(([key, name]) => ({ key, words: t(`keys.${name}`) }))
  return (
    <Island
      of={MailKeys}
      props={{ title: t('keys.title'), close: t('keys.close'), keys: all }}
      when="idle"
    />
  )
}
