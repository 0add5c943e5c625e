/** Lets only so many run at a time, in the order they came. */
export interface Queue {
  /**
   * Calls `start` when it is its turn, and `onProgress` whenever somebody before it has succeeded. The returned function
   * ends the turn, or the waiting for it.
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
