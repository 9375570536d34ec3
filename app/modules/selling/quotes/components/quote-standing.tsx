import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { SentAndSeen } from '#app/shell/documents/detail/sent-and-seen.tsx'
import { UnusualNote } from '#app/shell/documents/detail/unusual-note.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { mailPath } from '#app/shell/mails/paths.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, classes, LinkButton, text } from '#app/ui/index.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { quotePath } from '../paths.ts'

/** What a quote comes to, where it stands, and the step that comes next. */
export function QuoteStanding({ quote }: { quote: Quote }) {
  const t = useT('quotes')
  const { money, date } = useFormat()
  const { state, totals, currency, validUntil } = quote
  return (
    <section className={classes(styles.section, styles.first)}>
      <h2 className={styles.owed}>{t('detail.total')}</h2>
      <p className={styles.figure}>{money(totals.total, currency)}</p>
      <p className={classes(text.tiny, text.soft)}>
        {t(`standing.${state}`, { date: date(validUntil) })}
      </p>
      <SentAndSeen texts="quotes" of={quote} />
      <UnusualNote of={quote} unusual={quote.unusual} party="Customer" />
      <NextStep quote={quote} />
    </section>
  )
}

function NextStep({ quote: { id, state, version, actions, sentAt } }: { quote: Quote }) {
  const { firm } = useFirm()
  const t = useT('quotes')
  const path = quotePath(firm.firmId, id)
  if (actions.includes('issue')) {
    return (
      <form method="post">
        <IdempotencyField />
        <input type="hidden" name="version" value={version} />
        <Button kind="primary" icon="stamp" className={styles.primary} name="intent" value="issue">
          {t('detail.issue')}
        </Button>
      </form>
    )
  }
  if (actions.includes('send')) {
    return (
      <LinkButton
        kind="primary"
        icon="send"
        className={styles.primary}
        href={mailPath(firm.firmId, 'quote', id)}
      >
        {t(sentAt ? 'detail.sendAgain' : 'detail.send')}
      </LinkButton>
    )
  }
  if (actions.includes('convert') && state === 'accepted') {
    return (
      <LinkButton
        kind="primary"
        icon="file-text"
        className={styles.primary}
        href={`${path}/convert`}
      >
        {t('detail.convert')}
      </LinkButton>
    )
  }
  return null
}
