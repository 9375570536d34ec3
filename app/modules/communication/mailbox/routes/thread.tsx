import { useLoaderData } from '@remix-run/react'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { classes, LinkButton, text } from '#app/ui/index.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { membersContract } from '#contract/firm/members.ts'
import { actOnThread } from '../act-on-thread.server.ts'
import { loadInvitations } from '../answer-invitation.server.ts'
import { LeavingNotice } from '../components/leaving-notice.tsx'
import * as frame from '../components/mail.css.ts'
import { MailCard } from '../components/mail-card.tsx'
import { MailKeyboard } from '../components/mail-keyboard.tsx'
import { MailRows } from '../components/mail-rows.tsx'
import { MailSide } from '../components/mail-side.tsx'
import * as styles from '../components/read.css.ts'
import { ReplyButtons } from '../components/reply-buttons.tsx'
import { ThreadTools } from '../components/thread-tools.tsx'
import { loadBoxes, loadRows, placeIn } from '../load-frame.server.ts'
import { loadLeaving } from '../load-leaving.server.ts'
import { mailPath, threadPath } from '../paths.ts'

/** A conversation beside the list it was found in. Looking at it is reading it. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const mailThreadId = requireIdParam(args, 'mailThreadId')
  const [{ t }, format, thread] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(mailboxContract.get, { firmId, mailThreadId }),
  ])
  // A browser that fetches ahead has not read it.
  if (!args.request.headers.get('sec-purpose')?.includes('prefetch')) {
    await call(mailboxContract.act, { firmId, threadIds: [mailThreadId], action: 'read' })
  }
  const place = { folder: 'inbox', ...placeIn(args.request.url), box: thread.mailboxId }
  const { boxes, box } = await loadBoxes(access, thread.mailboxId)
  const isAssigned = thread.isShared && thread.canWrite
  const [list, panels, members, leaving, invitations] = await Promise.all([
    loadRows(access, box, place),
    thread.isShared ? loadPanels(access, 'mailThread', mailThreadId) : undefined,
    isAssigned ? call(membersContract.listNames, { firmId }) : [],
    loadLeaving(args, access),
    loadInvitations(access, thread),
  ])
  return {
    head: pageMeta(args, { title: thread.subject || t('mailbox')('row.noSubject') }),
    thread,
    boxes,
    box,
    place,
    leaving,
    invitations,
    members,
    ...list,
    panels,
    partyTyped: new URL(args.request.url).searchParams.get('party')?.slice(0, 320),
    withPictures: new URL(args.request.url).searchParams.get('pictures') === '1',
    today: format.dateOfInstant(new Date().toISOString()),
  }
}

export async function action(args: Args) {
  return actOnThread(args)
}

export default function ThreadRoute() {
  const page = useLoaderData<typeof loader>()
  const { thread, boxes, box, place, rows, folder, panels, today, leaving } = page
  const t = useT('mailbox')
  const { firm } = useFirm()
  const { firmId } = firm
  const listHref = mailPath(firmId, place)
  const here = threadPath(firmId, thread.id, place)
  const picturesHref = `${here}${here.includes('?') ? '&' : '?'}pictures=1`
  return (
    <div className={classes(frame.frame, frame.withMail)}>
      <MailSide boxes={boxes} box={box} folder={folder} label={place.label} isBesideMail />
      <nav className={classes(frame.list, frame.besideMail)} aria-label={t('read.list')}>
        <MailRows
          rows={rows}
          box={box}
          folder={folder}
          place={place}
          today={today}
          currentId={thread.id}
        />
      </nav>
      <section className={styles.pane} aria-label={thread.subject || t('row.noSubject')}>
        <LeavingNotice leaving={leaving} />
        <form method="post" id="mail-tools">
          <IdempotencyField />
          <input type="hidden" name="threadIds" value={thread.id} />
          <ThreadTools
            thread={thread}
            box={box}
            listHref={listHref}
            members={page.members}
            partyTyped={page.partyTyped}
          />
        </form>
        <h1 className={classes(text.serif, styles.title)}>
          {thread.subject || t('row.noSubject')}
        </h1>
        {thread.about.map(({ kind, id, title, path }) => (
          <p key={id} className={styles.about}>
            <b>{title}</b>
            <LinkButton size="s" href={`/firms/${firmId}/${path}`}>
              {t(kind === 'party' ? 'read.openParty' : 'read.openRecord')}
            </LinkButton>
          </p>
        ))}
        {thread.hasEarlier && <p className={text.faint}>{t('read.earlier')}</p>}
        {thread.mails.map((mail, at) => {
          const invitation = page.invitations.find(({ mailId }) => mailId === mail.id)
          const isStanding = invitation && !['outdated', 'unknown'].includes(invitation.state)
          return (
            <MailCard
              key={mail.id}
              mail={mail}
              isOpen={at === thread.mails.length - 1 || isStanding === true}
              withPictures={page.withPictures}
              picturesHref={picturesHref}
              invitation={invitation}
            />
          )
        })}
        <ReplyButtons thread={thread} />
        <MailKeyboard />
        {panels && (
          <div className={styles.panels}>
            <RecordPanels of={panels} />
          </div>
        )}
      </section>
    </div>
  )
}

export const meta = headOf
