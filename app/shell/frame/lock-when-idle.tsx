import { Island } from '#app/islands/island.tsx'
import IdleLock from '../islands/idle-lock.island.tsx'
import { usePage, useSession } from '../page-context.tsx'

/** For people who set a time after which their screen is locked. */
export function LockWhenIdle() {
  const { user } = useSession()
  const { path } = usePage()
  const minutes = user.lockAfterMinutes
  if (minutes === null || user.isDemo) return null
  return <Island of={IdleLock} props={{ minutes, path }} when="idle" />
}
