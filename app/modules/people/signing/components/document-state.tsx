import { useT } from '#app/shell/page-context.tsx'
import { Status, type StatusKind } from '#app/ui/index.ts'
import type { SignDocument, SignState } from '#contract/people/sign-documents.ts'

const discs: Record<SignState, StatusKind> = {
  open: 'sent',
  signed: 'paid',
  declined: 'overdue',
  withdrawn: 'draft',
}

/** Whether a document is signed, and whether it is late. */
export function DocumentState({
  of: { state, isLate },
}: {
  of: Pick<SignDocument, 'state' | 'isLate'>
}) {
  const t = useT('signing')
  return (
    <Status kind={isLate ? 'overdue' : discs[state]}>
      {t(isLate ? 'state.late' : `state.${state}`)}
    </Status>
  )
}
