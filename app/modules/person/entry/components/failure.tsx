import { useT } from '#app/shell/page-context.tsx'
import { Band } from '#app/ui/index.ts'
import type { LoginFailure } from '../log-in.server.ts'

/** What the API said to something that failed, and where it goes on to. */
export function Failure({ failure }: { failure: LoginFailure | undefined }) {
  const t = useT('entry')
  if (!failure?.message) return null
  return (
    <div role="alert">
      <Band tone="bad" title={failure.message}>
        {failure.redirectTo && (
          <p>
            <a href={failure.redirectTo}>{t('goingOn')}</a>
          </p>
        )}
      </Band>
    </div>
  )
}
