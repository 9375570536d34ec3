import { useT } from '#app/shell/page-context.tsx'
import { Tag } from '#app/ui/index.ts'
import type { DemoLink } from '#contract/core/demo.ts'

const tones = { open: 'ok', revoked: 'bad', expired: 'plain', used: 'plain' } as const

/** Whether a link still opens a demo, and if not, why. */
export function LinkState({ state }: { state: DemoLink['state'] }) {
  const t = useT('demo-visits')
  return <Tag tone={tones[state]}>{t(`linkState.${state}`)}</Tag>
}
