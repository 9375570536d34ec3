import { fillText } from '#app/islands/texts.ts'
import { Band, OfflineBand } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from './offline.css.ts'
import { formatOf, type OfflinePlace } from './place.ts'
import type { Till } from './use-till.ts'

/** Whether there is a connection, whether the device is prepared, and what does not work here. */
export function OfflineStatus({ place, till }: { place: OfflinePlace; till: Till }) {
  const { texts, paths } = place
  const { device, step, outcome } = till
  const isAway = outcome === 'offline' || step === 'notReady'
  const ready = fillText(texts['offline.ready'], {
    at: device ? formatOf(place).dateTime(device.fetchedAt) : '',
    series: device?.series ?? '',
  })
  return (
    <div className={styles.status}>
      <div className={styles.state} role="status">
        <Tag tone={isAway ? 'warn' : 'plain'}>
          {texts[isAway ? 'offline.noConnection' : 'offline.connected']}
        </Tag>
        {step === 'ready' && <span>{ready}</span>}
        {step === 'preparing' && <span>{texts['offline.preparing']}</span>}
      </div>
      {(step === 'notReady' || step === 'pageNotKept' || step === 'noSeries') && (
        <OfflineBand title={texts[`offline.${step}`]} />
      )}
      {outcome === 'signIn' && (
        <OfflineBand title={texts['offline.signIn']}>
          <a href={paths.open}>{place.tillName}</a>
        </OfflineBand>
      )}
      {outcome === 'otherPerson' && (
        <OfflineBand title={texts['offline.otherPerson']}>
          <Button type="button" size="s" onClick={() => till.send({ isTakenOver: true })}>
            {texts['offline.sendMine']}
          </Button>
        </OfflineBand>
      )}
      <Band tone="info" title={texts['offline.cannot']}>
        <p>{texts['offline.cannotWords']}</p>
        <p>{texts['offline.carts']}</p>
      </Band>
    </div>
  )
}
