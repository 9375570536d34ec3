import { useActionData, useLoaderData } from '@remix-run/react'
import { EntryPage } from '#app/modules/person/entry/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, Stack } from '#app/ui/index.ts'
import { answerInvitation, findInvitation } from '../answer-invitation.server.ts'
import * as styles from '../components/invitation.css.ts'
import { InvitationAnswers } from '../components/invitation-answers.tsx'
import { useInvitationWords } from '../components/invitation-words.ts'

export async function loader(args: Args) {
  const [{ t }, invitation, session] = await Promise.all([
    getVisit(args),
    findInvitation(args),
    getSession(args),
  ])
  const texts = t('users')
  const title = invitation
    ? texts('invitation.title', { firm: invitation.firmName })
    : texts('invitation.dead')
  const person = session && {
    email: session.user.email,
    kind: session.user.kind,
    isProven: session.user.isEmailVerified,
  }
  const body = { head: pageMeta(args, { title }), invitation, person, token: args.params.token }
  return answerWith(body, { status: invitation ? 200 : 404 })
}

/** Joins the firm: as who is signed in, or as the new person of the form. */
export async function action(args: Args) {
  const t = (await getVisit(args)).t('users')
  const done = await answerInvitation(args, await readForm(args.request), t)
  return done.refusal ? refuse(done.refusal, done.status) : done.answer
}

export default function InvitationRoute() {
  const { invitation, person, token } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('users')
  const { title, sentence } = useInvitationWords(invitation)
  return (
    <EntryPage title={title} sentence={sentence} motto={t('invitation.motto')}>
      {invitation ? (
        <InvitationAnswers
          invitation={invitation}
          person={person}
          path={`/invitations/${token}`}
          refusal={refusal}
        />
      ) : (
        <Stack gap="s4" className={styles.answers}>
          <p>{t('invitation.deadWords')}</p>
          <LinkButton kind="primary" href="/login">
            {t('invitation.logIn')}
          </LinkButton>
        </Stack>
      )}
    </EntryPage>
  )
}

export const meta = headOf
