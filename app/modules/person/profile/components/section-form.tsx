import type { ReactNode } from 'react'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { Band, Stack } from '#app/ui/index.ts'

type SectionFormProps = {
  refusal: Refusal | undefined
  /** Gives the fields, by what is wrong with each. */
  children: (problemAt: ReturnType<typeof useProblems>) => ReactNode
}

/** One of several forms of a page: what is wrong with all of it stands above its fields. */
export function SectionForm({ refusal, children }: SectionFormProps) {
  const problemAt = useProblems(refusal?.problems)
  const whole = problemAt('')
  return (
    <form method="post" noValidate>
      <Stack gap="s4">
        {whole && <Band tone="bad" title={whole} />}
        {children(problemAt)}
      </Stack>
    </form>
  )
}
