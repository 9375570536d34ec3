import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, classes, LinkButton, Tag, text } from '#app/ui/index.ts'
import type { MatchSuggestion, SuggestedLine } from '#contract/money/bank-matching.ts'
import { bankLinePath } from '../paths.ts'
import * as styles from './match-list.css.ts'

/** Open lines of an account: on the left what the bank says, on the right what it most likely is. */
export function MatchList({ lines }: { lines: readonly SuggestedLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <MatchItem key={line.id} line={line} />
      ))}
    </ul>
  )
}

function MatchItem({ line }: { line: SuggestedLine }) {
  const t = useT('bank')
  const { date, money } = useFormat()
  const { firm, can } = useFirm()
  const [first] = line.suggestions
  const path = bankLinePath(firm.firmId, line.id)
  return (
    <li className={styles.item}>
      <div className={styles.side}>
        <p className={styles.words}>
          <a className={classes(text.link, text.strong)} href={path}>
            {line.name || line.text || t('line.nameless')}
          </a>
          <br />
          <span className={classes(text.small, text.soft)}>
            {[date(line.date, 'medium'), line.name && line.text, line.reference]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <b className={classes(styles.amount, text.number)}>{money(line.amount, line.currency)}</b>
      </div>
      <div className={classes(styles.side, styles.found)}>
        <div className={styles.words}>
          {first ? (
            <Suggestion line={line} suggestion={first} />
          ) : (
            <span className={text.soft}>{t('match.nothing')}</span>
          )}
        </div>
        {can('bank:edit') && (
          <div className={styles.buttons}>
            {first && isTakeable(line, first) && (
              <TakeForm action={path} line={line} suggestion={first} />
            )}
            <LinkButton size="s" kind="ghost" href={path}>
              {t(first ? 'match.other' : 'match.book')}
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  )
}

/** Whether one press can do it: of the books the amount must be the same. */
export function isTakeable(line: SuggestedLine, { kind, amount }: MatchSuggestion): boolean {
  if (kind === 'books') return amount === line.amount
  return kind !== 'item' || line.amount > 0 || Math.abs(amount) >= Math.abs(line.amount)
}

type Suggested = { line: SuggestedLine; suggestion: MatchSuggestion }

/** What a line may be, and why. */
export function Suggestion({ line, suggestion }: Suggested) {
  const t = useT('bank')
  const { date, money } = useFormat()
  const { kind, title, detail, amount, discount, reasons, isSure } = suggestion
  const differs = amount !== line.amount && money(amount, line.currency)
  const lessDiscount =
    discount > 0 && t('match.lessDiscount', { amount: money(discount, line.currency) })
  return (
    <>
      <span className={text.strong}>{t(`match.kind.${kind}`)}</span> {title}
      <br />
      <span className={classes(text.small, text.soft)}>
        {[suggestion.date && date(suggestion.date, 'medium'), detail, differs, lessDiscount]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <br />
      <span className={styles.tags}>
        {reasons.map((reason) => (
          <Tag key={reason} tone={isSure ? 'ok' : 'plain'}>
            {t(`match.reason.${reason}`)}
          </Tag>
        ))}
      </span>
    </>
  )
}

/** Takes a suggestion with one press. */
export function TakeForm({ action, line, suggestion }: Suggested & { action: string }) {
  const t = useT('bank')
  const { kind, key, amount, discount } = suggestion
  const paid = Math.min(Math.abs(amount), Math.abs(line.amount))
  return (
    <form method="post" action={action}>
      <IdempotencyField />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="paid" value={paid} />
      <input type="hidden" name="discount" value={discount} />
      <Button size="s" icon="check" name="intent" value="take">
        {t('match.take')}
      </Button>
    </form>
  )
}
