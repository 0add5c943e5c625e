/** Limits how many tasks run at a time; first in, first out. */
export interface Queue {
  /**
   * Calls `start` when there is room, and until then `onProgress` whenever another task has succeeded. The returned
   * function ends the task, or leaves the queue.
   */
  enter(start: () => void, onProgress: () => void): (succeeded: boolean) => void;
}

interface Turn {
  start: () => void;
  onProgress: () => void;
}

export function createQueue(limit: number): Queue {
  const waiting: Turn[] = [];
  const running = new Set<Turn>();

  function admit(): void {
    while (running.size < limit) {
      const next = waiting.shift();
      if (!next) return;
      running.add(next);
      next.start();
    }
  }

  return {
    enter(start, onProgress) {
      const turn = { start, onProgress };
      waiting.push(turn);
      admit();
      return (succeeded) => {
        const place = waiting.indexOf(turn);
        if (place >= 0) waiting.splice(place, 1);
        if (succeeded) waiting.forEach((other) => other.onProgress());
        if (running.delete(turn)) admit();
      };
    },
  };
}
