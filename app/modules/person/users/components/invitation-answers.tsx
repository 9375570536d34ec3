import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Stack, text } from '#app/ui/index.ts'
import type { UserKind } from '#contract/core/identity.ts'
import type { InvitationView } from '#contract/firm/members.ts'
import * as styles from './invitation.css.ts'
import { InvitedForm } from './invited-form.tsx'

type InvitationAnswersProps = {
  invitation: InvitationView
  /** Who is signed in. */
  person: { email: string; kind: UserKind; isProven: boolean } | null
  path: string
  refusal: Refusal | undefined
}

/** The invitation's words and the way in that fits whoever reads them. */
export function InvitationAnswers(props: InvitationAnswersProps) {
  const { invitation, refusal } = props
  const t = useT('users')
  const format = useFormat()
  return (
    <Stack gap="s4" className={styles.answers}>
      {invitation.note !== '' && <blockquote className={styles.note}>{invitation.note}</blockquote>}
      <RefusalSummary refusal={refusal} />
      <Answer {...props} />
      <p className={text.tiny}>
        {t('invitation.until', { until: format.dateTime(invitation.expiresAt) })}
      </p>
    </Stack>
  )
}

function Answer({ invitation, person, path, refusal }: InvitationAnswersProps) {
  const t = useT('users')
  const { email, signInKind } = invitation
  const isMeant = person?.email.toLowerCase() === email
  if (person?.kind === 'admin' && isMeant) return <p>{t('invitation.forAdmin')}</p>
  if (person && isMeant && !person.isProven) {
    return (
      <>
        <p>{t('invitation.unproven')}</p>
        <InvitedForm email={email} refusal={refusal} />
      </>
    )
  }
  if (person && isMeant) {
    return (
      <form method="post">
        <Button kind="primary" isWide name="intent" value="accept">
          {t('invitation.accept')}
        </Button>
      </form>
    )
  }
  if (person) {
    return (
      <>
        <p>{t('invitation.otherPerson', { email, own: person.email })}</p>
        <form method="post" action="/logout">
          <Button isWide>{t('invitation.logOut')}</Button>
        </form>
      </>
    )
  }
  if (signInKind) {
    const query = new URLSearchParams({ to: path, email })
    return (
      <>
        <p>{t('invitation.known', { email })}</p>
        <LinkButton kind="primary" isWide href={`${signInPaths[signInKind]}?${query}`}>
          {t('invitation.logIn')}
        </LinkButton>
      </>
    )
  }
  return <InvitedForm email={email} refusal={refusal} />
}

const signInPaths: Record<UserKind, string> = {
  user: '/login',
  admin: '/admin/login',
  crm: '/crm/login',
  demo: '/demo/login',
}
