import { PlaceFact } from '#app/shell/documents/public/place-fact.tsx'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { PublicLanguages } from '#app/shell/documents/public/public-languages.tsx'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { Button, Icon, LinkButton, Row } from '#app/ui/index.ts'
import type { PublicInvitation } from '#contract/communication/event-guests.ts'
import { AnswerStatus } from './guest-table.tsx'
import * as styles from './invitation-sheet.css.ts'

type InvitationSheetProps = {
  invitation: PublicInvitation
  refusal: Refusal | undefined
  path: string
}

/** What somebody is invited to, and the form for the answer. */
export function InvitationSheet({ invitation, refusal, path }: InvitationSheetProps) {
  const t = useT('event-guests')
  const { title, place, description, firmName: firm, guestName: name } = invitation
  return (
    <main id="main" className={shared.page}>
      <div className={styles.page}>
        <header className={sheet.about}>
          <p className={styles.invites}>{t('public.invites', { firm, name })}</p>
          <h1 className={sheet.title}>{title}</h1>
          <ul className={sheet.facts}>
            <When invitation={invitation} />
            <PlaceFact place={place} />
          </ul>
          {description && <p className={sheet.lines}>{description}</p>}
        </header>
        <Answer invitation={invitation} refusal={refusal} path={path} />
        <PublicLanguages label={t('public.language')} path={path} />
        <LegalLinks />
      </div>
    </main>
  )
}

function When({ invitation }: { invitation: PublicInvitation }) {
  const t = useT('event-guests')
  const format = useFormat()
  const { allDay, start, end, startsAt, endsAt, repeats } = invitation
  const endsLater = format.dateOfInstant(endsAt) !== format.dateOfInstant(startsAt)
  return (
    <>
      <li className={sheet.fact}>
        <Icon name="calendar" />
        {allDay ? format.dateRange(start, end) : format.date(format.dateOfInstant(startsAt), 'day')}
      </li>
      <li className={sheet.fact}>
        <Icon name="clock" />
        {allDay
          ? t('public.allDay')
          : `${format.dateTimeInZone(startsAt)} – ${endsLater ? format.dateTime(endsAt) : format.time(endsAt)}`}
      </li>
      {repeats && (
        <li className={sheet.fact}>
          <Icon name="repeat" />
          {t('public.repeats')}
        </li>
      )}
    </>
  )
}

function Answer({ invitation, refusal, path }: InvitationSheetProps) {
  const t = useT('event-guests')
  const { answer, comment, isOpen, isCancelled } = invitation
  const labels = { answer: t('field.answer'), comment: t('public.comment') }
  if (!isOpen) {
    return (
      <section className={sheet.panel}>
        <p>{t(isCancelled ? 'public.cancelled' : 'public.over')}</p>
      </section>
    )
  }
  return (
    <section className={sheet.panel} aria-labelledby="answer-title">
      <h2 id="answer-title" className={sheet.panelTitle}>
        {t('public.yours')}
      </h2>
      <AnswerStatus answer={answer} />
      {answer !== 'none' && <p>{t('public.answered')}</p>}
      <form method="post" id="answer-form" className={sheet.about} noValidate>
        <RefusalSummary refusal={refusal} labels={labels} formId="answer-form" />
        <FormFields refusal={refusal} initial={{ comment }} labels={labels}>
          <TextAreaField
            name="comment"
            rows={3}
            maxLength={1000}
            hint={t('public.commentHint')}
            isOptional
          />
        </FormFields>
        <Row>
          <Button kind="primary" icon="check" name="answer" value="accepted">
            {t('public.yes')}
          </Button>
          <Button name="answer" value="tentative">
            {t('public.maybe')}
          </Button>
          <Button icon="x" name="answer" value="declined">
            {t('public.no')}
          </Button>
        </Row>
      </form>
      <Row>
        <LinkButton icon="download" href={`${path}/file`} download>
          {t('public.file')}
        </LinkButton>
      </Row>
    </section>
  )
}
