"""Many servers behind a balancer: `carom fleet` writes what engines that exist need for it."""
