import { entryPath } from '#app/modules/books/ledger/index.ts'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  HeadCell,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  Table,
} from '#app/ui/index.ts'
import type { BankLineDetail, BankMatch } from '#contract/money/bank-matching.ts'
import { bankLinePath } from '../paths.ts'

const dialogId = 'undo-match'

/** What a line is matched with, and the way back. */
export function MatchFacts({ match, line }: { match: BankMatch; line: BankLineDetail }) {
  const t = useT('bank')
  const { date, amount, dateTime } = useFormat()
  const { firm, can } = useFirm()
  const others = match.lines.filter(({ id }) => id !== line.id)
  return (
    <>
      <Rules>
        <RulesCell
          title={t('match.with')}
          aside={t('match.by', { name: match.byName, at: dateTime(match.at) })}
          isFlush
        >
          <Table caption={t('match.with')} isStacked>
            <thead>
              <tr>
                <HeadCell>{t('line.date')}</HeadCell>
                <HeadCell>{t('match.memo')}</HeadCell>
                <HeadCell isNumber>{t('line.amount')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {match.entries.map((entry, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry may touch the account twice
                <tr key={at}>
                  <Cell tone="soft" place="detail">
                    {date(entry.date, 'medium')}
                  </Cell>
                  <NameCell href={entryPath(firm.firmId, entry.entryId)}>{entry.memo}</NameCell>
                  <NumberCell place="figure">{amount(entry.amount, line.currency)}</NumberCell>
                </tr>
              ))}
              {others.map((other) => (
                <tr key={other.id}>
                  <Cell tone="soft" place="detail">
                    {date(other.date, 'medium')}
                  </Cell>
                  <NameCell href={bankLinePath(firm.firmId, other.id)}>
                    {t('match.together', { name: other.name || other.text })}
                  </NameCell>
                  <NumberCell place="figure">{amount(other.amount, line.currency)}</NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
        </RulesCell>
      </Rules>
      {can('bank:edit') && (
        <Rules>
          <RulesCell title={t('match.undoTitle')}>
            <Button kind="danger" icon="undo-2" opens={dialogId}>
              {t('match.undo')}
            </Button>
          </RulesCell>
        </Rules>
      )}
      <AskDialog
        keep={t('import.keep')}
        id={dialogId}
        title={t('match.undoTitle')}
        words={t(match.made.length > 0 ? 'match.undoMade' : 'match.undoWords')}
        intent="undo"
        submit={t('match.undo')}
      />
    </>
  )
}
