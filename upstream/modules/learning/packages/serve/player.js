// Runs in the frame around a package of SCORM, at the package's own origin. The package finds `API`
// (1.2) or `API_1484_11` (2004) in its parent, as the standard says, and is answered at once. What it
// says travels to the server behind its back, and by beacon when the window goes away.
;(() => {
  const launch = JSON.parse(document.getElementById('launch').textContent)
  const is12 = launch.standard === 'scorm12'
  const values = new Map(Object.entries(launch.values))
  let { number } = launch
  /** `new`, `running`, `finished`. */
  let state = 'new'
  /** What was set and is not known to be saved, and what of it is on its way. */
  let unsaved = new Map()
  let travelling = new Map()
  /** `no`, or how the session is to be ended with what is sent next. */
  let end = 'no'
  let isSending = false
  let isOver = false
  let failures = 0
  let timer

  /** Tells the page around the frame, which shows it. Nothing secret is said. */
  function tell(what) {
    parent.postMessage({ package: what }, '*')
  }

  function bodyOf(set) {
    number += 1
    return JSON.stringify({ number, values: Object.fromEntries(set), end })
  }

  /** Sends what is not saved, one load after the other; what fails is sent again. */
  async function send() {
    clearTimeout(timer)
    timer = undefined
    if (isSending || isOver || (unsaved.size === 0 && end === 'no')) return
    isSending = true
    travelling = unsaved
    unsaved = new Map()
    const isLast = end !== 'no'
    const body = bodyOf(travelling)
    try {
      const answer = await fetch('commit', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body,
        // A larger one would be refused.
        keepalive: body.length < 20_000,
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const said = await answer.json()
      // The window went away meanwhile, and has said all.
      if (isOver) return
      failures = 0
      isOver = said.isOver
      if (isOver) tell(isLast ? 'ended' : 'over')
      else tell('saved')
    } catch {
      if (isOver) return
      failures += 1
      unsaved = new Map([...travelling, ...unsaved])
      tell('unsaved')
      timer = setTimeout(send, Math.min(1000 * 2 ** failures, 30_000))
    }
    travelling = new Map()
    isSending = false
    if (failures === 0) send()
  }

  /** Soon, so that little is left to be saved when the window goes away. */
  function sendSoon() {
    timer ??= setTimeout(send, 1000)
  }

  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', () => {
    if (isOver || (state !== 'running' && end === 'no')) return
    if (end === 'no') end = 'lost'
    const all = new Map([...travelling, ...unsaved])
    // A beacon takes 64 KiB. What a long memory leaves no room for was sent when it was set.
    if (!navigator.sendBeacon('commit', bodyOf(all))) {
      for (const [element, value] of all) if (value.length > 10_000) all.delete(element)
      navigator.sendBeacon('commit', bodyOf(all))
    }
    isOver = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })

  const codes = is12
    ? { early: '301', twice: '101', over: '301', argument: '201', readOnly: '403', keyword: '402' }
    : { early: '122', twice: '103', over: '133', argument: '201', readOnly: '404', keyword: '404' }
  const words = {
    0: 'No error',
    101: 'General exception',
    103: 'Already initialized',
    112: 'Termination before initialization',
    113: 'Termination after termination',
    122: 'Retrieve data before initialization',
    123: 'Retrieve data after termination',
    132: 'Store data before initialization',
    133: 'Store data after termination',
    142: 'Commit before initialization',
    143: 'Commit after termination',
    201: 'Invalid argument',
    301: is12 ? 'Not initialized' : 'General get failure',
    401: is12 ? 'Not implemented' : 'Undefined data model element',
    402: 'Element is a keyword',
    403: is12 ? 'Element is read only' : 'Value not initialized',
    404: is12 ? 'Element is write only' : 'Element is read only',
  }
  let error = '0'

  function fail(code, answer) {
    error = code
    return answer
  }

  function done(answer) {
    error = '0'
    return answer
  }

  const readOnly = is12
    ? /^cmi\.(core\.(student_id|student_name|credit|entry|lesson_mode|total_time)|launch_data|comments_from_lms|student_data\.)/
    : /^cmi\.(learner_id|learner_name|credit|entry|mode|total_time|launch_data|completion_threshold|scaled_passing_score|max_time_allowed|time_limit_action|comments_from_lms\.)/
  const keyword = /\._(children|count|version)$|^cmi\._version$/
  const children = {
    'cmi.core':
      'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
    'cmi.core.score': 'raw,min,max',
    'cmi.score': 'scaled,raw,min,max',
    'cmi.objectives': is12
      ? 'id,score,status'
      : 'id,score,success_status,completion_status,progress_measure,description',
    'cmi.interactions': is12
      ? 'id,objectives,time,type,correct_responses,weighting,student_response,result,latency'
      : 'id,type,objectives,timestamp,correct_responses,weighting,learner_response,result,latency,description',
    'cmi.student_data': 'mastery_score,max_time_allowed,time_limit_action',
    'cmi.student_preference': 'audio,language,speed,text',
    'cmi.learner_preference': 'audio_level,language,delivery_speed,audio_captioning',
    'cmi.comments_from_learner': 'comment,location,timestamp',
    'cmi.comments_from_lms': 'comment,location,timestamp',
  }
  const scores = is12 ? 'raw,min,max' : 'scaled,raw,min,max'

  function keywordValue(element) {
    if (element === 'cmi._version') return is12 ? '3.4' : '1.0'
    const of = element.slice(0, element.lastIndexOf('.'))
    if (element.endsWith('._children')) {
      return of.endsWith('.score') ? scores : children[of]
    }
    const places = [...values.keys()]
      .filter((name) => name.startsWith(`${of}.`))
      .map((name) => Number(name.slice(of.length + 1).split('.')[0]))
      .filter(Number.isInteger)
    return String(places.length === 0 ? 0 : Math.max(...places) + 1)
  }

  function initialize(argument) {
    if (argument !== '' && argument != null) return fail(codes.argument, 'false')
    if (state === 'finished') return fail(is12 ? codes.twice : '104', 'false')
    // A page that was left for another one of the same part begins anew, and is let.
    if (state === 'running' && !is12) return fail(codes.twice, 'false')
    state = 'running'
    return done('true')
  }

  function terminate() {
    if (state !== 'running') return fail(is12 ? '301' : state === 'new' ? '112' : '113', 'false')
    state = 'finished'
    end = 'finished'
    send()
    return done('true')
  }

  function getValue(element) {
    if (state !== 'running') return fail(is12 ? '301' : state === 'new' ? '122' : '123', '')
    const name = String(element)
    if (keyword.test(name)) {
      const value = keywordValue(name)
      return value === undefined ? fail('401', '') : done(value)
    }
    const value = values.get(name)
    if (value !== undefined) return done(value)
    if (name.startsWith('adl.nav.request_valid')) return done('unknown')
    return is12 ? done('') : fail(name.startsWith('cmi.') ? '403' : '401', '')
  }

  function setValue(element, given) {
    if (state !== 'running') return fail(is12 ? '301' : state === 'new' ? '132' : '133', 'false')
    const name = String(element)
    // Where to go from here is the learner's to say.
    if (name.startsWith('adl.nav.')) return done('true')
    if (!name.startsWith('cmi.')) return fail('401', 'false')
    if (keyword.test(name)) return fail(codes.keyword, 'false')
    if (readOnly.test(name)) return fail(codes.readOnly, 'false')
    const value = String(given)
    values.set(name, value)
    unsaved.set(name, value)
    sendSoon()
    return done('true')
  }

  function commit() {
    if (state !== 'running') return fail(is12 ? '301' : state === 'new' ? '142' : '143', 'false')
    send()
    return done('true')
  }

  const lastError = () => error
  const errorString = (code) => words[code] ?? ''
  if (is12) {
    window.API = {
      LMSInitialize: initialize,
      LMSFinish: terminate,
      LMSGetValue: getValue,
      LMSSetValue: setValue,
      LMSCommit: commit,
      LMSGetLastError: lastError,
      LMSGetErrorString: errorString,
      LMSGetDiagnostic: errorString,
    }
  } else {
    window.API_1484_11 = {
      Initialize: initialize,
      Terminate: terminate,
      GetValue: getValue,
      SetValue: setValue,
      Commit: commit,
      GetLastError: lastError,
      GetErrorString: errorString,
      GetDiagnostic: errorString,
      version: '1.0',
    }
  }
  tell('opened')
})()
