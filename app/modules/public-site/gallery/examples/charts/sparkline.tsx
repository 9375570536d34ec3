import { useT } from '#app/shell/page-context.tsx'
import { Figure, Rules, Sparkline } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

export default function SparklineOfSales() {
  const t = useT('gallery')
  const { euros, share } = useSample()
  return (
    <Rules>
      <Figure
        label={t('words.sales')}
        value={euros(57_000)}
        detail={`+${share(0.09)}`}
        aside={<Sparkline values={[35, 37, 34, 46, 52, 57]} label={t('words.salesRise')} />}
      />
    </Rules>
  )
}
