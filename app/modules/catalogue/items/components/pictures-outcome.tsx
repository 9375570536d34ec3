import { problemText } from '#app/shell/form/problem-text.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell } from '#app/ui/index.ts'
import type { PicturesOutcome as Outcome } from '../add-pictures.server.ts'
import { itemPath } from '../paths.ts'

/** Which pictures are with their items now, and which are not and why. */
export function PicturesOutcome({ outcome: { kept, lost } }: { outcome: Outcome }) {
  const t = useT('items')
  return (
    <>
      {kept.length > 0 && (
        <Rules>
          <RulesCell title={t('many.kept', { count: kept.length })} isFlush>
            <Kept kept={kept} />
          </RulesCell>
        </Rules>
      )}
      {lost.length > 0 && (
        <Rules>
          <RulesCell title={t('many.lost')} isFlush>
            <Lost lost={lost} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

function Kept({ kept }: Pick<Outcome, 'kept'>) {
  const t = useT('items')
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('many.done')}
      isStacked
      rows={kept}
      keyOf={(_, at) => at}
      columns={[
        {
          head: t('many.item'),
          href: ({ itemId }) => itemPath(firm.firmId, itemId),
          cell: ({ itemName }) => itemName,
        },
        { head: t('many.file'), place: 'detail', cell: ({ file }) => file },
      ]}
    />
  )
}

function Lost({ lost }: Pick<Outcome, 'lost'>) {
  const t = useT('items')
  const words = useT('problem')
  const format = useFormat()
  return (
    <RowsTable
      caption={t('many.lost')}
      isStacked
      rows={lost}
      keyOf={(_, at) => at}
      columns={[
        { head: t('many.file'), place: 'name', tone: 'strong', cell: ({ file }) => file },
        {
          head: t('many.why'),
          place: 'detail',
          cell: ({ problem }) => problemText(words, problem, format),
        },
      ]}
    />
  )
}
