import { roleName } from '#app/modules/firm/firms/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import type { InvitationView } from '#contract/firm/members.ts'

/** Title and sentence of an invitation's page. */
export function useInvitationWords(invitation: InvitationView | null) {
  const t = useT('users')
  const roleTexts = useT('firms')
  if (!invitation) return { title: t('invitation.dead'), sentence: t('invitation.deadSentence') }
  const { firmName: firm, inviterName: inviter, role, roleName: name } = invitation
  return {
    title: t('invitation.title', { firm }),
    sentence: t('invitation.sentence', { inviter, role: name ?? roleName(roleTexts, { role }) }),
  }
}
