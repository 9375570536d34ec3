import { Conversation } from '#app/shell/documents/public/conversation.tsx'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Radio, Row, Status, text } from '#app/ui/index.ts'
import type { PublicTicket } from '#contract/customers/public-support.ts'
import { stateDiscs } from '../states.ts'
import * as styles from './public.css.ts'
import { PublicFrame } from './public-frame.tsx'

type PanelsProps = { ticket: PublicTicket; path: string; refusal: Refusal | undefined }

/** What was written, whether it helped, and where one writes on. */
export function PublicTicketPanels({ ticket, path, refusal }: PanelsProps) {
  const t = useT('support-tickets')
  const { number, subject, state, firmName, messages, asksRating } = ticket
  const labels = { text: t('public.text'), rating: t('public.helped'), note: t('public.note') }
  const isDone = state === 'solved' || state === 'closed'
  return (
    <PublicFrame
      firmName={firmName}
      title={subject}
      path={path}
      head={
        <Row>
          <Status kind={stateDiscs[state]}>{t(`state.${state}`)}</Status>
          <span className={text.soft}>{number}</span>
        </Row>
      }
    >
      <Conversation comments={messages} />
      <RefusalSummary refusal={refusal} labels={labels} formId="write-form" />
      {asksRating && <RatingForm ticket={ticket} labels={labels} refusal={refusal} />}
      <section className={sheet.panel}>
        <form method="post" id="write-form" className={styles.form} noValidate>
          <h2 className={sheet.panelTitle}>{t(isDone ? 'public.again' : 'public.write')}</h2>
          <IdempotencyField />
          <FormFields refusal={refusal} initial={{}} labels={labels}>
            <TextAreaField name="text" rows={6} maxLength={10_000} />
          </FormFields>
          <Row>
            <Button kind={asksRating ? undefined : 'primary'} icon="send">
              {t('public.send')}
            </Button>
          </Row>
        </form>
      </section>
    </PublicFrame>
  )
}

type RatingFormProps = Omit<PanelsProps, 'path'> & { labels: Record<string, string> }

function RatingForm({ ticket: { rating }, labels, refusal }: RatingFormProps) {
  const t = useT('support-tickets')
  return (
    <section className={sheet.panel}>
      <form method="post" className={styles.form} noValidate>
        <h2 className={sheet.panelTitle}>{t('public.helped')}</h2>
        {rating && <p>{t(`public.said.${rating}`)}</p>}
        <Row>
          {(['good', 'bad'] as const).map((value) => (
            <Radio key={value} name="rating" value={value} defaultChecked={rating === value}>
              {t(`rating.${value}`)}
            </Radio>
          ))}
        </Row>
        <FormFields refusal={refusal} initial={{}} labels={labels}>
          <TextAreaField name="note" rows={2} maxLength={1000} isOptional />
        </FormFields>
        <Row>
          <Button kind="primary" name="intent" value="rate" icon="check">
            {t('public.rate')}
          </Button>
        </Row>
      </form>
    </section>
  )
}
