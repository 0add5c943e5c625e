"""
Runs inside Orca when it has read its settings: no echo of keys, pages are read when a transcript asks for it, and nothing
depends on how fast the machine is.
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

# Line by line: buffered, words would stand below a later key.
debug.debugFile.reconfigure(line_buffering=True)

# Orca exits if it has not started within ten seconds, and treats an object that does not answer within 800 ms as gone.
settings.timeoutTime = 0
Atspi.set_timeout(60_000, 60_000)

# Orca drops events when many wait in its queue.
event_manager.EventManager._inFlood = lambda self: False
event_manager.EventManager._inDeluge = lambda self: False

# Of two nodes that are added to one element, it drops the first if the second comes before it has dealt with the first.
skip_event = script.Script.skipObjectEvent
script.Script.skipObjectEvent = lambda self, event: (
    not event.type.startswith("object:children-changed") and skip_event(self, event)
)

# It announces a live region after 100 ms, and drops the announcement if the focus moves before that.
liveregions.LiveRegionManager.flushMessages = lambda self: None

# It skips the text of a live region that equals the one before, unless an event from elsewhere on the page came between
# them, which depends on timing.
is_live = script_utilities.Utilities.handleAsLiveRegion


def is_live_each_time(self, event):
    last = self._lastQueuedLiveRegionEvent
    if last and last.type == event.type:
        self._lastQueuedLiveRegionEvent = None
    return is_live(self, event)


script_utilities.Utilities.handleAsLiveRegion = is_live_each_time
