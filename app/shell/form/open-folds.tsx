import { PageScript } from '#app/islands/page-script.tsx'
import { usePage } from '../page-context.tsx'

/** Opens the sections of a form again that a person opened the last time; without script those are closed. */
export function OpenFolds({ of }: { of: string }) {
  const { session } = usePage()
  if (!session) return null
  return <PageScript name="open-folds" id="open-folds" data-of={`${session.user.id}:${of}`} />
}
