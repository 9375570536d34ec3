import { problemText } from '#app/shell/form/problem-text.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Rules, RulesCell, Table } from '#app/ui/index.ts'
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
    <Table caption={t('many.done')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('many.item')}</HeadCell>
          <HeadCell>{t('many.file')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ file, itemId, itemName }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no other identity here
          <tr key={at}>
            <NameCell href={itemPath(firm.firmId, itemId)}>{itemName}</NameCell>
            <Cell place="detail">{file}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Lost({ lost }: Pick<Outcome, 'lost'>) {
  const t = useT('items')
  const words = useT('problem')
  const format = useFormat()
  return (
    <Table caption={t('many.lost')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('many.file')}</HeadCell>
          <HeadCell>{t('many.why')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lost.map(({ file, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no other identity here
          <tr key={at}>
            <Cell place="name" tone="strong">
              {file}
            </Cell>
            <Cell place="detail">{problemText(words, problem, format)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
