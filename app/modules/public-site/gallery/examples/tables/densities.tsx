import { useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Stack, Table } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const densities = ['compact', 'regular', 'roomy'] as const

export default function Densities() {
  const t = useT('gallery')
  const { exactEuros } = useSample()
  return (
    <Stack>
      {densities.map((density) => (
        <Table
          key={density}
          caption={t(`look.density.${density}`)}
          isCaptionShown
          density={density}
          withoutPad
        >
          <thead>
            <tr>
              <HeadCell>{t('words.customer')}</HeadCell>
              <HeadCell isNumber>{t('words.amount')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            <tr>
              <Cell tone="strong">Alder & Co</Cell>
              <NumberCell>{exactEuros(1280)}</NumberCell>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <Cell>{t('words.total')}</Cell>
              <NumberCell>{exactEuros(1280)}</NumberCell>
            </tr>
          </tfoot>
        </Table>
      ))}
    </Stack>
  )
}
