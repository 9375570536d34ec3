import { Hono } from 'hono'
import { authenticate, checkBody, findEndpoint } from './admit.ts'
import { answerError, dressAnswer } from './answer.ts'
import { enterCalendarDoor, namedCalls } from './calendar-door.ts'
import { createFirm } from './create-firm.ts'
import { enterChannel, enterInternal } from './doors.ts'
import { enterFirmDirectory } from './firm-directory.ts'
import { enterFirmDoor, enterPublicDoor } from './firm-door.ts'
import type { Gateway } from './gateway.ts'
import { takeHeavyTurn } from './heavy-turns.ts'
import { limitAddress, limitCaller } from './limit-calls.ts'
import { describeApi, describeApiReadably } from './openapi.ts'
import { serveDirectory } from './serve.ts'

/** The front of the API: who asks, may he, and which firm or directory answers. */
export const app = new Hono<Gateway>()

app.use(
  dressAnswer,
  findEndpoint,
  checkBody,
  limitAddress,
  authenticate,
  limitCaller,
  takeHeavyTurn,
)
app.get('/openapi.json', describeApi)
app.get('/openapi.html', describeApiReadably)
app.post('/internal/bootstrap', enterInternal)
app.get('/realtime', enterChannel)
app.post('/firms', createFirm)
app.all('/firms/:firmId', enterFirmDoor)
app.all('/firms/:firmId/*', enterFirmDirectory, enterFirmDoor)
for (const { path } of namedCalls) app.all(path, enterCalendarDoor)
app.all('/public/documents/:token/*', enterPublicDoor)
app.all('*', serveDirectory)
app.onError(answerError)
