import { useT } from '#app/shell/page-context.tsx'
import { Tag } from '#app/ui/index.ts'
import type { Invitation, Member } from '#contract/firm/members.ts'

const tones = {
  active: 'ok',
  suspended: 'warn',
  open: 'info',
  expired: 'plain',
  void: 'plain',
} as const

/** The state of a member or an invitation, in a word. */
export function StateTag({ state }: { state: Member['state'] | Invitation['state'] }) {
  const t = useT('users')
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
}
