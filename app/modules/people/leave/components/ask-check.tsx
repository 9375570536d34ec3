import { Island } from '#app/islands/island.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import type { CheckWords } from '../check-words.ts'
import LeaveCheckIsland from '../islands/leave-check.island.tsx'

export type AskCheckProps = {
  /** What the server said of what was typed; nothing before it was asked. */
  words: CheckWords | undefined
  /** Where script asks for the same. */
  address: string
}

/** What the request would take from the balance, before it is sent. */
export function AskCheck({ words, address }: AskCheckProps) {
  const t = useT('leave')
  return (
    <FormSection title={t('check.title')} words={t('check.words')}>
      <Island
        of={LeaveCheckIsland}
        when="load"
        props={{ words: words ?? null, address, check: t('check.submit') }}
      />
    </FormSection>
  )
}
