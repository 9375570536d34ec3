import { PageScript } from '#app/islands/page-script.tsx'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import { PaperBar } from '#app/shell/documents/public/paper-bar.tsx'
import * as styles from '#app/shell/documents/public/public.css.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { classes, Status, text } from '#app/ui/index.ts'
import type { PublicQuote } from '#contract/selling/public-quotes.ts'
import { AcceptForm } from './accept-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import * as own from './quote.css.ts'
import { discOf } from './quote-status.tsx'
import { SignatureImage } from './signature-image.tsx'

type PublicQuotePageProps = {
  quote: PublicQuote
  refusal: Refusal | undefined
  isDeclining: boolean
  path: string
}

/** What the customer sees: where the quote stands, the paper, and what they can answer. */
export function PublicQuotePage({ quote, refusal, isDeclining, path }: PublicQuotePageProps) {
  return (
    <main id="main" className={classes(styles.page, own.page)}>
      <PaperBar firmName={quote.firmName} path={path}>
        <Standing quote={quote} />
      </PaperBar>
      <div className={styles.paper}>
        <Paper view={quote.paper} logoHref={`${path}/logo`} />
      </div>
      {quote.answer && <Answer quote={quote} answer={quote.answer} />}
      {quote.state === 'open' && (
        <section className={own.answer} id="answer">
          <AcceptForm quote={quote} refusal={isDeclining ? undefined : refusal} />
          <DeclineForm quote={quote} refusal={isDeclining ? refusal : undefined} />
        </section>
      )}
      <LegalLinks isPadded />
      <PageScript name="look" />
    </main>
  )
}

function Standing({ quote: { state, total, currency, validUntil } }: { quote: PublicQuote }) {
  const t = useT('quotes')
  const { money, date } = useFormat()
  return (
    <p className={styles.standing}>
      <Status kind={discOf(state)}>{t(`public.${state}`)}</Status>
      {state === 'open' && (
        <span className={text.soft}>
          {t('public.until', {
            amount: money(total, currency),
            date: date(validUntil, 'medium'),
          })}
        </span>
      )}
    </p>
  )
}

type AnswerProps = { quote: PublicQuote; answer: NonNullable<PublicQuote['answer']> }

function Answer({ quote: { state }, answer: { name, at, signature, reason } }: AnswerProps) {
  const t = useT('quotes')
  const { dateTimeInZone } = useFormat()
  const key = state === 'declined' ? 'answer.declinedBy' : 'answer.acceptedBy'
  return (
    <section className={own.answer}>
      <h2 className={own.title}>{t(key, { name, time: dateTimeInZone(at) })}</h2>
      {reason && <p>{reason}</p>}
      {signature && <SignatureImage path={signature} label={t('answer.signatureOf', { name })} />}
    </section>
  )
}
