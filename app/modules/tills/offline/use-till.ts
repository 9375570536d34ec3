import { useCallback, useEffect, useRef, useState } from 'react'
import { prepareDevice } from './calls.ts'
import type { OfflinePlace } from './place.ts'
import { type SendOutcome, sendWaiting } from './send-waiting.ts'
import { readDevice, readTickets } from './store.ts'
import type { Device, OfflineTicket } from './types.ts'
import { keepOfflinePage } from './worker.ts'

/** How often what waits is tried again. */
const againMs = 15_000
/** As many pictures are kept, those of what stands first. */
const keptPictures = 60

export type TillStep = 'preparing' | 'ready' | 'notReady' | 'pageNotKept' | 'noSeries'

export type Till = {
  device: Device | undefined
  /** Undefined until they are read from the device. */
  tickets: OfflineTicket[] | undefined
  step: TillStep
  /** What came of the last sending. */
  outcome: SendOutcome | undefined
  refresh: () => void
  send: (how?: { isAgain?: boolean; isTakenOver?: boolean }) => void
}

/** A register on this device: prepares it while there is a connection, and sends what waits. */
export function useTill({ tillId, paths }: OfflinePlace): Till {
  const [device, setDevice] = useState<Device>()
  const [tickets, setTickets] = useState<OfflineTicket[]>()
  const [step, setStep] = useState<TillStep>('preparing')
  const [outcome, setOutcome] = useState<SendOutcome>()
  const { sell, page, queue } = paths
  const isPreparing = useRef(false)

  const refresh = useCallback(() => {
    void readTickets(tillId).then(setTickets)
  }, [tillId])

  const prepare = useCallback(async () => {
    if (isPreparing.current) return
    isPreparing.current = true
    // A browser may refuse to keep anything, or be full.
    const known = await readDevice(tillId).catch(() => undefined)
    setDevice(known)
    const prepared = await prepareDevice(tillId, queue).catch(() => ({
      failure: 'offline' as const,
    }))
    isPreparing.current = false
    if ('failure' in prepared) {
      const isRefused = prepared.failure === 'failed' && !known
      return setStep(isRefused ? 'noSeries' : known ? 'ready' : 'notReady')
    }
    setDevice(prepared.device)
    const pictures = prepared.device.items.flatMap(({ picture }) => picture || [])
    const isKept = await keepOfflinePage(sell, page, pictures.slice(0, keptPictures))
    setStep(isKept ? 'ready' : 'pageNotKept')
    // Else the browser may clear what waits when its disk is full.
    await navigator.storage?.persist?.()
  }, [tillId, sell, page, queue])

  const send = useCallback(
    (how: { isAgain?: boolean; isTakenOver?: boolean } = {}) => {
      void sendWaiting({ tillId, path: queue, ...how, onChange: refresh }).then((came) => {
        if (came !== 'busy') setOutcome(came)
      })
    },
    [tillId, queue, refresh],
  )

  useEffect(() => {
    const start = () => {
      void prepare()
      send()
    }
    refresh()
    start()
    const timer = setInterval(send, againMs)
    const onOffline = () => setOutcome('offline')
    addEventListener('online', start)
    addEventListener('offline', onOffline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', start)
      removeEventListener('offline', onOffline)
    }
  }, [prepare, refresh, send])

  return { device, tickets, step, outcome, refresh, send }
}
