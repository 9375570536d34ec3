import { useT } from '#app/shell/page-context.tsx'
import { Progress, Stack, Timeline } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

export default function ProgressAndTimeline() {
  const t = useT('gallery')
  const { share, day } = useSample()
  return (
    <Stack>
      <Progress share={0.62} label={`${t('words.paid')}: ${share(0.62)}`} />
      <Progress share={0.9} tone="warn" label={`${t('words.used')}: ${share(0.9)}`} />
      <Timeline
        entries={[
          {
            id: 'paid',
            kind: 'paid',
            text: t('words.paidInFull'),
            happenedAt: '2026-01-20T09:00:00Z',
            timeText: day(20),
          },
          {
            id: 'sent',
            kind: 'sent',
            text: t('words.sent'),
            detail: 'mara@example.com',
            happenedAt: '2026-01-12T09:00:00Z',
            timeText: day(12),
          },
        ]}
      />
    </Stack>
  )
}
