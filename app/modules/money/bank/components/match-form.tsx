import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Checkbox,
  LinkButton,
  Row,
  RowsTable,
  Rules,
  RulesCell,
  SheetPad,
  text,
} from '#app/ui/index.ts'
import type { BankLineDetail, MatchSuggestion } from '#contract/money/bank-matching.ts'
import { newBankRulePath } from '../paths.ts'
import * as styles from './match-list.css.ts'
import { isTakeable, Suggestion, TakeForm } from './match-list.tsx'

/** What a line may be: one press for a suggestion, or several that are its sum together. */
export function MatchForm({ line }: { line: BankLineDetail }) {
  const t = useT('bank')
  const { can, firm } = useFirm()
  const { suggestions, others } = line
  const rule = new URLSearchParams({ contains: line.name || line.text.slice(0, 120) })
  const books = suggestions.filter(({ kind }) => kind === 'books')
  const items = suggestions.filter(({ kind }) => kind === 'item')
  const hasSeveral = books.length + items.length > 1 || (books.length > 0 && others.length > 0)
  return (
    <Rules columns={hasSeveral ? 'two' : 'one'}>
      <RulesCell title={t('match.suggestions')}>
        {suggestions.length === 0 && <p className={text.soft}>{t('match.nothing')}</p>}
        {suggestions.map((suggestion) => (
          <Row key={suggestion.key} gap="s3">
            <div>
              <Suggestion line={line} suggestion={suggestion} />
            </div>
            {can('bank:edit') && isTakeable(line, suggestion) && (
              <TakeForm action="" line={line} suggestion={suggestion} />
            )}
          </Row>
        ))}
        {can('bank:edit') && (
          <Row>
            <LinkButton size="s" kind="ghost" href={`${newBankRulePath(firm.firmId)}?${rule}`}>
              {t('match.makeRule')}
            </LinkButton>
          </Row>
        )}
      </RulesCell>
      {hasSeveral && can('bank:edit') && <Several line={line} books={books} items={items} />}
    </Rules>
  )
}

type SeveralProps = {
  line: BankLineDetail
  books: readonly MatchSuggestion[]
  items: readonly MatchSuggestion[]
}

/** Boxes for lines of the books and of the bank that belong together: their sums must be equal. */
function Several({ line, books, items }: SeveralProps) {
  const t = useT('bank')
  const { date, amount } = useFormat()
  const rows = [
    ...books.map((one) => ({ ...one, name: 'entries', value: one.key })),
    ...items.map((one) => ({
      ...one,
      name: 'items',
      value: `${one.key} ${Math.abs(one.amount)} ${one.discount}`,
    })),
    ...line.others.map(({ id, date: day, amount: moved, name, text: words }) => {
      const shown = { title: name || words, date: day, amount: moved, kind: 'line' as const }
      return { ...shown, name: 'lineIds', value: id }
    }),
  ]
  return (
    <RulesCell title={t('match.several')} isFlush>
      <form method="post">
        <IdempotencyField />
        <RowsTable
          caption={t('match.several')}
          density="compact"
          isStacked
          rows={rows}
          keyOf={(row) => row.value}
          columns={[
            {
              head: t('match.what'),
              place: 'name',
              cell: (row) => (
                <Checkbox name={row.name} value={row.value}>
                  {`${t(`match.kind.${row.kind}`)} ${row.title}`}
                </Checkbox>
              ),
            },
            {
              head: t('line.date'),
              tone: 'soft',
              place: 'detail',
              cell: (row) => row.date && date(row.date, 'medium'),
            },
            {
              head: t('line.amount'),
              isNumber: true,
              place: 'figure',
              cell: (row) => amount(row.amount, line.currency),
            },
          ]}
        />
        <SheetPad className={styles.belowTable}>
          <p className={text.small}>{t('match.severalWords')}</p>
          <Button size="s" icon="check" name="intent" value="books">
            {t('match.takeSeveral')}
          </Button>
        </SheetPad>
      </form>
    </RulesCell>
  )
}
