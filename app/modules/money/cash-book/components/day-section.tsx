import { documentHref } from '#app/shell/document-href.ts'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  HeadCell,
  LinkButton,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  SheetPad,
  Table,
} from '#app/ui/index.ts'
import type { CashBook, CashDay } from '#contract/money/cash-book.ts'
import { countCashPath } from '../paths.ts'
import * as styles from './cash-book.css.ts'

/** A day of the book: its lines with what lay there after each, its count, and its page. */
export function DaySection({ day, book }: { day: CashDay; book: CashBook }) {
  const t = useT('cash-book')
  const { date } = useFormat()
  const title = date(day.date, 'long')
  const page = day.page === null ? t('day.open') : t('day.page', { page: day.page })
  return (
    <Rules>
      <RulesCell title={title} aside={page} isFlush>
        <div className={styles.lines}>
          <DayLines day={day} currency={book.currency} caption={title} />
        </div>
        <DayFoot day={day} book={book} />
      </RulesCell>
    </Rules>
  )
}

type LinesProps = { day: CashDay; currency: string; caption: string }

function DayLines({ day, currency, caption }: LinesProps) {
  const t = useT('cash-book')
  const { amount, number } = useFormat()
  const { firm } = useFirm()
  const side = (value: number) => (value === 0 ? '' : amount(value, currency))
  return (
    <Table caption={caption} isStacked>
      <thead>
        <tr>
          <HeadCell isNumber>{t('day.number')}</HeadCell>
          <HeadCell>{t('day.text')}</HeadCell>
          <HeadCell isNumber>{t('day.in')}</HeadCell>
          <HeadCell isNumber>{t('day.out')}</HeadCell>
          <HeadCell isNumber>{t('day.balance')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {day.entries.map((entry, at) => {
          const href = documentHref(firm.firmId, entry.documentKind, entry.documentId)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may have several lines
            <tr key={at}>
              <NumberCell tone="faint">{number(String(entry.sequence))}</NumberCell>
              {href ? (
                <NameCell href={href}>{entry.text}</NameCell>
              ) : (
                <Cell place="name">{entry.text}</Cell>
              )}
              <NumberCell {...placeOf(entry.in, t('day.in'))}>{side(entry.in)}</NumberCell>
              <NumberCell {...placeOf(entry.out, t('day.out'))}>{side(entry.out)}</NumberCell>
              <NumberCell tone="strong" place="detail" stackedLabel={t('day.balance')}>
                {amount(entry.balance, currency)}
              </NumberCell>
            </tr>
          )
        })}
        <tr>
          <Cell>{''}</Cell>
          <Cell place="name" tone="strong">
            {t('day.sum')}
          </Cell>
          <NumberCell>{amount(day.in, currency)}</NumberCell>
          <NumberCell>{amount(day.out, currency)}</NumberCell>
          <NumberCell tone="strong" place="figure">
            {amount(day.closing, currency)}
          </NumberCell>
        </tr>
      </tbody>
    </Table>
  )
}

/** On a phone the amount stands by the side that it moved to. */
function placeOf(amount: number, stackedLabel: string) {
  return amount === 0 ? {} : ({ place: 'figure', stackedLabel } as const)
}

/** What was counted, and what is still to be done with an open day. */
function DayFoot({ day, book }: { day: CashDay; book: CashBook }) {
  const t = useT('cash-book')
  const { money, dateTime } = useFormat()
  const { firm, can } = useFirm()
  const { count } = day
  const isOpen = day.page === null && book.since !== null && day.date >= book.since
  const askId = `close-${day.date}`
  const canDo = isOpen && can('bank:edit')
  if (!count && day.closedByName === '' && !canDo) return null
  return (
    <SheetPad className={styles.foot}>
      {count && (
        <p>
          {t('day.counted', {
            amount: money(count.counted, book.currency),
            name: count.countedByName,
            at: dateTime(count.countedAt),
          })}{' '}
          {count.difference !== 0 &&
            t(count.difference > 0 ? 'day.over' : 'day.short', {
              amount: money(Math.abs(count.difference), book.currency),
              reason: count.reason,
            })}
        </p>
      )}
      {day.closedByName !== '' && <p>{t('day.closedBy', { name: day.closedByName })}</p>}
      {canDo && (
        <>
          <p>
            <LinkButton
              size="s"
              icon="coins"
              href={countCashPath(firm.firmId, book.code, day.date)}
            >
              {t('count.open')}
            </LinkButton>{' '}
            <Button size="s" icon="lock" opens={askId}>
              {t('day.close')}
            </Button>
          </p>
          <AskDialog
            id={askId}
            title={t('ask.close')}
            words={t('ask.closeWords')}
            intent="close"
            submit={t('day.close')}
            keep={t('ask.keep')}
          >
            <input type="hidden" name="date" value={day.date} />
          </AskDialog>
        </>
      )}
    </SheetPad>
  )
}
