import { useEffect, useState } from 'react'
import { countWaiting } from './store.ts'

/** How many tickets of a register wait on this device; 0 until it is known. */
export function useWaiting(tillId: string): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const read = () => {
      countWaiting(tillId).then(setWaiting, () => undefined)
    }
    read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [tillId])
  return waiting
}
