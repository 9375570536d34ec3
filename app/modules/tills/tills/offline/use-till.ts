import { useCallback, useEffect, useRef, useState } from 'react'
import { prepareDevice } from './calls.ts'
import type { OfflinePlace } from './place.ts'
import { freshMs, keepPage } from './prepare-again.ts'
import { type SendOutcome, sendWaiting } from './send-waiting.ts'
import { countWaiting, readDevice, readTickets } from './store.ts'
import type { Device, OfflineTicket } from './types.ts'

/** How often what waits is tried again, and the preparation where it did not succeed. */
const againMs = 15_000
/** After so long the browser is asked again to keep the page, where it did not. */
const keepAgainMs = 5 * 60_000

export type TillStep = 'preparing' | 'ready' | 'notReady' | 'pageNotKept' | 'noSeries'

export type Till = {
  device: Device | undefined
  /** Undefined until they are read from the device, which takes a key where they were sealed. */
  tickets: OfflineTicket[] | undefined
  /** How many are not entered, sealed ones too; undefined until it is known. */
  waiting: number | undefined
  step: TillStep
  /** What came of the last sending. */
  outcome: SendOutcome | undefined
  refresh: () => void
  send: (how?: { isAgain?: boolean; isTakenOver?: boolean }) => void
}

/** A till on this device: prepares it while there is a connection, and sends what waits. */
export function useTill({ tillId, paths }: OfflinePlace): Till {
  const [device, setDevice] = useState<Device>()
  const [tickets, setTickets] = useState<OfflineTicket[]>()
  const [waiting, setWaiting] = useState<number>()
  const [step, setStep] = useState<TillStep>('preparing')
  const [outcome, setOutcome] = useState<SendOutcome>()
  const { sell, page, queue } = paths
  const isPreparing = useRef(false)
  /** When it was prepared last; 0 until it was. */
  const preparedAt = useRef(0)

  const refresh = useCallback(() => {
    void countWaiting(tillId).then(setWaiting)
    void readTickets(tillId).then(setTickets)
  }, [tillId])

  const send = useCallback(
    (how: { isAgain?: boolean; isTakenOver?: boolean } = {}) => {
      void sendWaiting({ tillId, path: queue, ...how, onChange: refresh }).then((came) => {
        if (came !== 'busy') setOutcome(came)
      })
    },
    [tillId, queue, refresh],
  )

  const prepare = useCallback(async () => {
    if (isPreparing.current) return
    isPreparing.current = true
    // A browser may refuse to keep anything, or be full.
    const known = await readDevice(tillId).catch(() => undefined)
    setDevice(known)
    const prepared = await prepareDevice(tillId, queue).catch(() => ({
      failure: 'offline' as const,
    }))
    // Not before: the device has said how many it keeps.
    send()
    if ('failure' in prepared) {
      const isRefused = prepared.failure === 'failed' && !known
      // Refused is refused; who puts that right opens the page again.
      if (prepared.failure === 'failed') preparedAt.current = Date.now()
      isPreparing.current = false
      return setStep(isRefused ? 'noSeries' : known ? 'ready' : 'notReady')
    }
    setDevice(prepared.device)
    // What was sealed when somebody left can be read again.
    refresh()
    const isKept = await keepPage({ sell, page, queue }, prepared.device.items)
    setStep(isKept ? 'ready' : 'pageNotKept')
    preparedAt.current = Date.now() - (isKept ? 0 : freshMs - keepAgainMs)
    isPreparing.current = false
    // Else the browser may clear what waits when its disk is full.
    await navigator.storage?.persist?.()
  }, [tillId, sell, page, queue, refresh, send])

  useEffect(() => {
    const start = () => void prepare()
    refresh()
    start()
    const timer = setInterval(() => {
      if (Date.now() - preparedAt.current > freshMs) void prepare()
      else send()
    }, againMs)
    const onOffline = () => setOutcome('offline')
    addEventListener('online', start)
    addEventListener('offline', onOffline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', start)
      removeEventListener('offline', onOffline)
    }
  }, [prepare, refresh, send])

  return { device, tickets, waiting, step, outcome, refresh, send }
}
