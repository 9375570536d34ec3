import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Row } from '#app/ui/index.ts'
import type { Bill } from '#contract/buying/bills.ts'
import * as styles from './bill-notices.css.ts'

/** Both sums where a file states another total than its lines come to, and whoever may decides. */
export function SumNotice({ bill }: { bill: Bill }) {
  const { statedSum, totalAmount, currency, version, actions } = bill
  const t = useT('bills')
  const { money, number } = useFormat()
  if (statedSum === null) return null
  const { total, difference, isDecided, decidedBy, parts } = statedSum
  const file = money(total, currency)
  const lines = money(totalAmount, currency)
  return (
    <Band
      tone={isDecided ? 'info' : 'warn'}
      title={t('notice.sum', { file, lines, difference: money(difference, currency) })}
    >
      <p>
        {isDecided
          ? t('notice.sumDecided', { name: decidedBy, total: lines })
          : t(parts.length > 0 ? 'notice.sumWords' : 'notice.sumRounding')}
      </p>
      {parts.length > 0 && (
        <ul className={styles.unread}>
          {parts.map((part) => (
            <li key={`${part.term} ${part.rate}`}>
              {t(`sumPart.${part.term}`, {
                file: money(part.file, currency),
                found: money(part.found, currency),
                rate: number(part.rate || '0'),
              })}
            </li>
          ))}
        </ul>
      )}
      {actions.includes('decideSum') && (
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="version" value={version} />
          <Row gap="s2">
            <Button size="s" name="intent" value="takeLines">
              {t('detail.takeLines', { total: lines })}
            </Button>
            <Button size="s" name="intent" value="takeFile">
              {t('detail.takeFile', { total: file })}
            </Button>
          </Row>
        </form>
      )}
    </Band>
  )
}
