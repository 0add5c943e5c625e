"""
Orca runs this file after reading its settings. The file turns off the echo of keys and the reading of loaded pages, and
makes what Orca says independent of the machine's speed.
"""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
from orca import debug, event_manager, liveregions, script, settings
from orca.scripts.web import script_utilities

settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.sayAllOnLoad = False
settings.enableSpeech = True

# Writes the log line by line: buffered lines would appear below a later key.
debug.debugFile.reconfigure(line_buffering=True)

# Orca exits if it has not started within ten seconds, and treats an object that does not answer within 800 ms as gone.
settings.timeoutTime = 0
Atspi.set_timeout(60_000, 60_000)

# Orca drops events when many wait in its queue.
event_manager.EventManager._inFlood = lambda self: False
event_manager.EventManager._inDeluge = lambda self: False

# Orca drops the event of a node added to an element if a second node is added there before Orca has handled the event.
skip_event = script.Script.skipObjectEvent
script.Script.skipObjectEvent = lambda self, event: (
    not event.type.startswith("object:children-changed") and skip_event(self, event)
)

# Orca announces a live region after 100 ms, and drops the announcement if the focus moves before.
liveregions.LiveRegionManager.flushMessages = lambda self: None

# Orca skips a live region's text that equals the previous one, unless an event from elsewhere on the page came between
# the two, which depends on timing.
is_live = script_utilities.Utilities.handleAsLiveRegion


def is_live_each_time(self, event):
    last = self._lastQueuedLiveRegionEvent
    if last and last.type == event.type:
        self._lastQueuedLiveRegionEvent = None
    return is_live(self, event)


script_utilities.Utilities.handleAsLiveRegion = is_live_each_time
