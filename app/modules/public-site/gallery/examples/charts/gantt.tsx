import { useT } from '#app/shell/page-context.tsx'
import { Gantt } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const tasks = [
  { name: 'planning', from: 1, to: 7, share: 1 },
  { name: 'work', from: 6, to: 21, share: 0.5 },
  { name: 'handover', from: 20, to: 28, share: 0 },
]

export default function PlanOfWork() {
  const t = useT('gallery')
  const { day } = useSample()
  return (
    <Gantt
      label={t('words.plan')}
      names={{ task: t('words.task'), time: t('words.time'), days: t('words.days') }}
      tasks={tasks.map(({ name, ...task }) => ({
        ...task,
        label: t(`words.${name}`),
        text: `${day(task.from)} – ${day(task.to)}`,
      }))}
      ticks={[1, 8, 15, 22].map(day)}
      from={1}
      to={28}
      today={14}
    />
  )
}
