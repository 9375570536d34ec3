"""What a program that uses the caldav library asks of a calendar."""

import sys
from datetime import datetime, timezone

import caldav

origin, path, user, secret = sys.argv[1:5]


def found(what, is_right):
    print(("right: " if is_right else "wrong: ") + what)


def at(day, hour):
    return datetime(2027, 5, day, hour, tzinfo=timezone.utc)


client = caldav.DAVClient(url=f"{origin}/dav/", username=user, password=secret)
calendars = client.principal().calendars()
found("finds the calendars from the root", len(calendars) >= 2)
calendar = next(one for one in calendars if path in str(one.url))

EVENT = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:library@example.com
DTSTAMP:20260901T080000Z
DTSTART;TZID=Europe/Rome:20270503T090000
DURATION:PT1H
RRULE:FREQ=DAILY;COUNT=3
SUMMARY:Library
X-KEEP:1
END:VEVENT
END:VCALENDAR
"""

event = calendar.save_event(EVENT)
found("saves an event", event is not None)
again = calendar.event_by_uid("library@example.com")
found("finds it by its UID", "X-KEEP:1" in again.data)

within = calendar.date_search(start=at(4, 0), end=at(5, 0), expand=False)
found("finds it by one of its times", len(within) == 1)
expanded = calendar.date_search(start=at(3, 0), end=at(6, 0), expand=True)
times = sum(one.data.count("BEGIN:VEVENT") for one in expanded)
found("has each of its times written out", times == 3)
outside = calendar.date_search(start=at(10, 0), end=at(11, 0), expand=False)
found("finds nothing beside it", len(outside) == 0)

busy = calendar.freebusy_request(at(3, 0), at(6, 0))
found("learns when the calendar is taken", busy.data.count("FREEBUSY") >= 3)

again.data = again.data.replace("SUMMARY:Library", "SUMMARY:Changed")
again.save()
fresh = calendar.event_by_uid("library@example.com")
found("changes it and loses nothing", "SUMMARY:Changed" in fresh.data and "X-KEEP:1" in fresh.data)

try:
    calendar.save_todo(summary="Buy milk")
    found("is told that a calendar keeps no tasks", False)
except caldav.lib.error.DAVError:
    found("is told that a calendar keeps no tasks", True)

token = calendar.objects_by_sync_token()
fresh.delete()
changed = calendar.objects_by_sync_token(token.sync_token)
found("learns what is gone", len(list(changed)) == 1)

tasks = next(one for one in calendars if str(one.url).endswith("-tasks/"))
todo = tasks.save_todo(summary="Buy milk", due=datetime(2027, 5, 3).date())
open_ones = tasks.todos()
found("saves a task and finds it among the open ones", len(open_ones) == 1)
todo.complete()
found("completes it", len(tasks.todos()) == 0)
found("finds it among all", len(tasks.todos(include_completed=True)) == 1)
